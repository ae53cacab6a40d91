import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SampleProps {
  isOpen: boolean;
  count: number;
  names: string[];
  children: ReactNode;
}

/** The marked texts are those that a page translator breaks. */
export function Sample({ isOpen, count, names, children }: SampleProps) {
  return (
    <>
      bare
      <p>
        {isOpen && <b>own</b>}
        bare
      </p>
      <p>
        {names.map((name) => (
          <b key={name}>{name}</b>
        ))}
        bare
      </p>
      <p>
        <Inner />
        bare
      </p>
      <p>{count /* bare */} people</p>
      <p>
        {isOpen ? 'bare' : ''}
        <b>own</b>
      </p>
      {isOpen && <>bare, in a fragment</>}
      <Beside>bare</Beside>
      <Beside>
        <span>own</span>
      </Beside>
      <p>{isOpen ? 'one string' : 'or another'}</p>
      <p>{`${count} people`}</p>
      <p>
        A text before <b>own</b>
        {isOpen && <b>own</b>}
      </p>
      <p>
        <Link to="/">own</Link> after an element that stays.
      </p>
      <p>{children}</p>
    </>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return (
    <p>
      <Inner />
      {children}
    </p>
  );
}

function Inner() {
  return null;
}
