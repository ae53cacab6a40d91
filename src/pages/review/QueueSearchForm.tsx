import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { TextField } from '../../ui/fields/TextField.tsx';

interface QueueSearchFormProps {
  /** Empty while the filters apply. */
  typed: string;
  onSearch: (typed: string) => void;
}

export function QueueSearchForm({ typed, onSearch }: QueueSearchFormProps) {
  const [text, setText] = useState(typed);
  return (
    <search>
      <form
        className="queue-search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField
          label="Search"
          placeholder="Name, PAN, GSTIN, user ID or e-mail"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="queue-search-actions">
          <Button type="submit">Search</Button>
          {typed && (
            <Button variant="outline-secondary" onClick={() => onSearch('')}>
              Clear search
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
