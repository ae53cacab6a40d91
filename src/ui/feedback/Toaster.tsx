import 'react-toastify/ReactToastify.css';
import { ToastContainer } from 'react-toastify/unstyled';

/** Where toasts appear; each brings its own position and duration (toasts.ts). */
export function Toaster() {
  return <ToastContainer newestOnTop closeOnClick pauseOnFocusLoss={false} aria-label="Notifications" />;
}
