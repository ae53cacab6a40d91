import { useEffect, useState } from 'react';
import { countApproved } from '../../backend/records/exports.ts';
import { toAppError } from '../../domain/appError.ts';
import { startOfDayInIndia } from '../../domain/time/dates.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';

/** @param from an ISO date; empty for all */
export function useApprovedCount(from: string): { count?: number; error?: string } {
  const [counted, setCounted] = useState<{ from: string; count?: number; error?: string }>();
  useEffect(() => {
    let isOver = false;
    countApproved(startOfDayInIndia(from)).then(
      (count) => isOver || setCounted({ from, count }),
      (error: unknown) => isOver || setCounted({ from, error: saveErrorMessage(toAppError(error)) }),
    );
    return () => {
      isOver = true;
    };
  }, [from]);
  return counted?.from === from ? counted : {};
}
