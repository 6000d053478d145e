declare module 'vnu-jar' {
  const pathOfJar: string;
  export default pathOfJar;
}
