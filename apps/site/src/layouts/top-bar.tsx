export function TopBar({ path }: { path: string }) {
  return <header className="bar">{path}</header>;
}
