import { type ReactNode, useState } from 'react';
import { checkFile } from '../../domain/files/fileCheck.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import type { MaskDialog } from './MaskDialog.tsx';

const NOT_LOADED =
  'The page could not load the step that hides digits, probably because the connection was lost. Nothing was sent. Please try again.';

type Send = (file: File) => void;

/** Asks about an Aadhar card before anything of it is sent. */
export function useMasking() {
  const [offered, setOffered] = useState<
    { file: File; asksFirst: boolean; isPicture: boolean; Dialog: typeof MaskDialog } | undefined
  >();

  const offer = async (file: File, send: Send, asksFirst: boolean) => {
    const { error, isConvertible, contentType } = await checkFile(file);
    if (error && !isConvertible) return send(file);
    try {
      const { MaskDialog } = await import('./MaskDialog.tsx');
      setOffered({ file, asksFirst, isPicture: contentType !== 'application/pdf', Dialog: MaskDialog });
    } catch {
      formToast('error', NOT_LOADED);
    }
  };

  return {
    /** `send` receives a file that is refused, to show the reason. `asksFirst`: before the editor opens. */
    offer: (file: File, send: Send, asksFirst = true) => void offer(file, send, asksFirst),
    isOpen: offered !== undefined,
    /** `send` receives the masked copy, or the file as it is. */
    dialog: (send: Send): ReactNode =>
      offered && (
        <offered.Dialog
          {...offered}
          onDone={(file) => {
            setOffered(undefined);
            send(file);
          }}
          onCancel={() => setOffered(undefined)}
        />
      ),
  };
}
