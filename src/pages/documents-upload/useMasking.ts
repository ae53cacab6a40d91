import { type ComponentType, useState } from 'react';
import { checkFile } from '../../domain/files/fileCheck.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import type { MaskDialogProps } from './mask/MaskDialog.tsx';

const NOT_LOADED =
  'The page could not load the step that hides digits, probably because the connection was lost. Nothing was sent. Please try again.';

interface Offer {
  file: File;
  isPicture: boolean;
  Dialog: ComponentType<MaskDialogProps>;
}

/** `send` also gets a file that is refused anyway, and says why. */
export function useMasking(send: (file: File) => void) {
  const [offered, setOffered] = useState<Offer | null>(null);

  const offer = async (file: File) => {
    const { error, isConvertible, contentType } = await checkFile(file);
    if (error && !isConvertible) return send(file);
    try {
      const { MaskDialog } = await import('./mask/MaskDialog.tsx');
      setOffered({ file, isPicture: contentType !== 'application/pdf', Dialog: MaskDialog });
    } catch {
      formToast('error', NOT_LOADED);
    }
  };

  return {
    offered,
    isOpen: offered !== null,
    offer: (file: File) => void offer(file),
    finish: (file: File) => {
      setOffered(null);
      send(file);
    },
    cancel: () => setOffered(null),
  };
}
