/** Takes away what the page says of a form that came without a script, once it is sent with one. */
export const dropPageSummary = (): void =>
  document.querySelector('.error-summary[autofocus]')?.remove();
