import type { Notice } from '../domain/privacy/notice.ts';
import { DetailList } from '../ui/DetailList.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { STORED } from '../ui/stored.ts';

/** The privacy notice below its title (R22). */
export function NoticeText({ notice: { intro, rows, paragraphs, board } }: { notice: Notice }) {
  return (
    <>
      <p>{intro}</p>
      <DetailList
        className="mb-3"
        details={rows.map(({ data, why, seenBy }) => [data, `${why} Seen by ${seenBy}`])}
      />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Sentence>{paragraph}</Sentence>
        </p>
      ))}
      {board && (
        <p>
          Data Protection Board of India:{' '}
          <a href={board} {...STORED}>
            {board}
          </a>
        </p>
      )}
    </>
  );
}
