import ProgressBar from 'react-bootstrap/ProgressBar';

interface ProgressProps {
  now: number;
  max?: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

export function Progress({ now, max = 100, ...name }: ProgressProps) {
  return (
    <ProgressBar>
      {/* Names the bar itself; a ProgressBar without an inner one would name the wrapper. */}
      <ProgressBar now={now} max={max} {...name} />
    </ProgressBar>
  );
}
