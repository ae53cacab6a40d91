import 'react-toastify/ReactToastify.css';
import { ToastContainer } from 'react-toastify/unstyled';

/** Each toast sets its own position and duration (toasts.ts). */
export function Toaster() {
  return <ToastContainer newestOnTop closeOnClick pauseOnFocusLoss={false} aria-label="Notifications" />;
}
