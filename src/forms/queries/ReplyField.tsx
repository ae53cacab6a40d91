import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { Query, QueryCategory } from '../../domain/records/records.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';

/** The memory's key for a typed reply, shared by the dialog and the form. */
export function replyEntry(category: QueryCategory, { timestamp, title }: Query): string {
  return `reply/${category}/${timestamp}/${title}`;
}

export function useReply(category: QueryCategory, query: Query) {
  return useRememberedText(replyEntry(category, query), '');
}

interface ReplyFieldProps {
  reply: string;
  onChange: (reply: string) => void;
  disabled?: boolean;
}

export function ReplyField({ reply, onChange, disabled }: ReplyFieldProps) {
  return (
    <TextAreaField
      label="Reply"
      hint={`Optional, up to ${MAX_TEXT} characters`}
      maxLength={MAX_TEXT}
      rows={2}
      value={reply}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
