import { Component, type ReactNode } from 'react';
import { type ControlValues, formInPage } from './controls.ts';
import { readDraft } from './draft.ts';

interface Props<Values extends ControlValues> {
  /** The id of the form element, and its place in the browser's storage. */
  id: string;
  empty: Values;
  read: (form: HTMLFormElement) => Values;
  /** The form without a script, with what was typed and the key of this fill: it posts itself. */
  plain: (typed: Values, idempotencyKey: string) => ReactNode;
  children: ReactNode;
}

/**
 * Where the form's script fails, the plain form takes its place with what was typed. It carries the key of
 * the attempts before, so that none of them is stored twice.
 */
export class FormBoundary<Values extends ControlValues> extends Component<Props<Values>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    const { id, empty, read, plain, children } = this.props;
    if (!this.state.hasFailed) return children;
    const { values, idempotencyKey } = readDraft(id, empty);
    // The failed form is still in the page while its replacement is rendered.
    const inPage = formInPage(id);
    return plain(inPage ? read(inPage.form) : values, idempotencyKey);
  }
}
