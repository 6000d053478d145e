/** The outcome of a submission; messages are for the visitor. */
export type Outcome =
  | { isSuccess: true; message: string; reference: string | undefined }
  | {
      isSuccess: false;
      message: string;
      errors: Record<string, string>;
      /** Reference of the lead stored while the registration API did not answer: no need to resend. */
      keptAs?: string;
    };
