import { useEffect, useState } from 'react';
import type { StoredKind } from '../../domain/files/fileKind.ts';

interface StoredThumbnailProps {
  link: string;
  /** The link does not contain the file type. */
  kindOf: (link: string) => Promise<StoredKind>;
}

export function StoredThumbnail({ link, kindOf }: StoredThumbnailProps) {
  const [known, setKnown] = useState<{ link: string; kind: StoredKind }>();
  useEffect(() => {
    let isOver = false;
    const show = (kind: StoredKind) => {
      if (!isOver) setKnown({ link, kind });
    };
    // The link opens the file in any case.
    kindOf(link).then(show, () => show('other'));
    return () => {
      isOver = true;
    };
  }, [link, kindOf]);
  const kind = known?.link === link ? known.kind : undefined;
  if (kind !== 'image') {
    return (
      <span className="file-thumbnail" aria-hidden="true">
        {kind === 'pdf' && 'PDF'}
      </span>
    );
  }
  return (
    <img
      className="file-thumbnail"
      src={link}
      alt=""
      loading="lazy"
      onError={() => setKnown({ link, kind: 'other' })}
    />
  );
}
