/** How sending a form ended, in words for its sender. */
export type Outcome =
  | { isSuccess: true; message: string; reference: string | undefined }
  | {
      isSuccess: false;
      message: string;
      errors: Record<string, string>;
      /** The reference under which it was stored for sales although nobody answered: it need not be sent again. */
      keptAs?: string;
    };
