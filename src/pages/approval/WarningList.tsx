import { wordsIn } from '../../domain/people/logTitles.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { decisionText } from '../../domain/review/decision.ts';
import { Sentence } from '../../ui/Sentence.tsx';

interface WarningListProps {
  warnings: readonly string[];
  record: UserRecord;
}

export function WarningList({ warnings, record }: WarningListProps) {
  const names = [record.name, ...wordsIn(decisionText(record))];
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={warning}>
          <Sentence values={names}>{warning}</Sentence>
        </li>
      ))}
    </ul>
  );
}
