import { type RefObject, useEffect, useRef } from 'react';

/** For an image element that shows a local file. */
export function useFilePicture(file: File): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = picture.current;
    if (!image) return;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return picture;
}
