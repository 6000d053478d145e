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
