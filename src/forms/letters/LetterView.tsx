import type { ReactNode } from 'react';
import type { LetterContent } from '../../domain/letters/letterContent.ts';
import { Letter, LetterClose } from '../../ui/print/Letter.tsx';
import { Blocks } from './Blocks.tsx';

interface LetterViewProps {
  content: LetterContent;
  /** The name and user ID in the margin of each page, after the title. */
  who: string;
  signImage: string;
  foot?: ReactNode;
}

export function LetterView({ content, who, signImage, foot }: LetterViewProps) {
  const { label, title, letterhead, blocks, closing } = content;
  return (
    <Letter label={label} margin={`${title} · ${who}`} letterhead={letterhead}>
      <Blocks blocks={blocks} />
      <div className="letter-together">
        <Blocks blocks={closing} />
        <Close content={content} signImage={signImage} />
        {foot}
      </div>
    </Letter>
  );
}

export function Close({ content, signImage }: Pick<LetterViewProps, 'content' | 'signImage'>) {
  const { signedAt, signatory, below } = content;
  return (
    <LetterClose facts={signedAt} signatory={signatory} signImage={signImage}>
      {below.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </LetterClose>
  );
}
