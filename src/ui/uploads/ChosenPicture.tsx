import { useEffect, useRef } from 'react';

/** A small picture of a file on this device, while it is on its way; nothing for a PDF or what cannot be shown. */
export function ChosenPicture({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = picture.current;
    if (!image) return;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (!file.type.startsWith('image/')) return null;
  return <img ref={picture} className="file-thumbnail" alt="" />;
}
