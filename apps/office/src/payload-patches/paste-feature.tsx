'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { suited } from './pasted.ts';

/** Lexical's `COMMAND_PRIORITY_HIGH`: before Payload's own handler, which would upload pictures. */
const BEFORE_PAYLOAD = 3;

/**
 * Has what is pasted suit an article, before the editor reads it.
 *
 * Leans on: Payload's own handler of `PASTE_COMMAND`, and Lexical's, have a lower priority than this one; and an
 * event that a script has made is read like one that the browser has.
 */
function Paste() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false;
          const pasted = suited(event.clipboardData);
          if (!pasted) return false;
          event.preventDefault();
          const { clipboardData, leftOut } = pasted;
          editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }));
          if (leftOut > 0) toast.info('ไม่ได้วางภาพจากที่อื่นมาด้วย บันทึกภาพลงเครื่องก่อน แล้วอัปโหลดเข้าคลังภาพ');
          return true;
        },
        BEFORE_PAYLOAD,
      ),
    [editor],
  );
  return null;
}

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: Paste, position: 'normal' }],
});
