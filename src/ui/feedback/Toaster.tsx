import 'react-toastify/ReactToastify.css';
import { ToastContainer } from 'react-toastify/unstyled';

/** Each toast brings its own position and duration (toasts.ts). */
export function Toaster() {
  return <ToastContainer newestOnTop closeOnClick pauseOnFocusLoss={false} aria-label="Notifications" />;
}
