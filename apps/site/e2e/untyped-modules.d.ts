// Types of packages that come without.

declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: { type?: string; property?: string; index?: number }[];
  }
  export default class Validator {
    validate(found: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}

declare module 'vnu-jar' {
  const pathOfJar: string;
  export default pathOfJar;
}

declare module 'web-app-manifest-validator' {
  /** Returns one line for each error of a manifest. */
  export default function validate(manifest: unknown): string[];
}
