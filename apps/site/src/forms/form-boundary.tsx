import { Component, type ReactNode } from 'react';
import { type ControlValues, formInPage } from './controls.ts';
import { readDraft } from './draft.ts';

interface Props<Values extends ControlValues> {
  /** The form element's id, also its storage key. */
  id: string;
  empty: Values;
  read: (form: HTMLFormElement) => Values;
  /** Renders the native form with the typed values and the idempotency key. */
  plain: (typed: Values, idempotencyKey: string) => ReactNode;
  children: ReactNode;
}

/**
 * Error boundary of a form: falls back to the native form with the typed values. It keeps the idempotency key of
 * earlier attempts, so that none is stored twice.
 */
export class FormBoundary<Values extends ControlValues> extends Component<Props<Values>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    const { id, empty, read, plain, children } = this.props;
    if (!this.state.hasFailed) return children;
    const { values, idempotencyKey } = readDraft(id, empty);
    // During render the failed form is still in the DOM.
    const inPage = formInPage(id);
    return plain(inPage ? read(inPage.form) : values, idempotencyKey);
  }
}
