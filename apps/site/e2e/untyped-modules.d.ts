// Types of packages that come without.

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      jsonld: Record<string, unknown[] | undefined>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}

declare module 'vnu-jar' {
  const pathOfJar: string;
  export default pathOfJar;
}
