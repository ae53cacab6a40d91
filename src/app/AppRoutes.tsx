import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { Loader } from '../ui/Loader.tsx';
import { fetchAfterLogin } from './fetchAfterLogin.ts';
import { EntryLayout } from './layouts/EntryLayout.tsx';
import { page } from './page.ts';

const PortalLayout = page(() => import('./layouts/PortalLayout.tsx'), 'PortalLayout');
const IntroducerSignUpPage = page(
  () => import('../pages/introducer-sign-up/IntroducerSignUpPage.tsx'),
  'IntroducerSignUpPage',
);
const RegistrationPage = page(() => import('../pages/registration/RegistrationPage.tsx'), 'RegistrationPage');
const ApprovalPage = page(() => import('../pages/approval/ApprovalPage.tsx'), 'ApprovalPage');
const DashboardPage = page(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage');
const ProfilePage = page(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage');
const NonApplicabilityPage = page(
  () => import('../pages/non-applicability/NonApplicabilityPage.tsx'),
  'NonApplicabilityPage',
);
const GstDeclarationPage = page(
  () => import('../pages/gst-declaration/GstDeclarationPage.tsx'),
  'GstDeclarationPage',
);
const BankDetailsPage = page(() => import('../pages/bank-details/BankDetailsPage.tsx'), 'BankDetailsPage');
const TraineeFormPage = page(() => import('../pages/trainee-form/TraineeFormPage.tsx'), 'TraineeFormPage');
const DocumentsUploadPage = page(
  () => import('../pages/documents-upload/DocumentsUploadPage.tsx'),
  'DocumentsUploadPage',
);
const EInvoicingPage = page(() => import('../pages/e-invoicing/EInvoicingPage.tsx'), 'EInvoicingPage');
const MasterServiceAgreementPage = page(
  () => import('../pages/master-service-agreement/MasterServiceAgreementPage.tsx'),
  'MasterServiceAgreementPage',
);
const QueriesPage = page(() => import('../pages/queries/QueriesPage.tsx'), 'QueriesPage');
const ReviewQueuePage = page(() => import('../pages/review/ReviewQueuePage.tsx'), 'ReviewQueuePage');
const ReviewPersonPage = page(
  () => import('../pages/review-person/ReviewPersonPage.tsx'),
  'ReviewPersonPage',
);
const NotFoundPage = page(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage');

/** The whole route table (SPEC 2). */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loader />}>
      <Routes>
        <Route element={<EntryLayout />}>
          <Route path={paths.login} element={<LoginPage onTyping={fetchAfterLogin} />} />
          <Route path={paths.introducerSignUp} element={<IntroducerSignUpPage />} />
          <Route path={paths.register} element={<RegistrationPage />} />
          <Route path={paths.approve} element={<ApprovalPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<PortalLayout />}>
          <Route path={paths.dashboard} element={<DashboardPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.nonApplicability} element={<NonApplicabilityPage />} />
          <Route path={paths.exportGst} element={<GstDeclarationPage />} />
          <Route path={paths.bankDetails} element={<BankDetailsPage />} />
          <Route path={paths.traineeForm} element={<TraineeFormPage />} />
          <Route path={paths.uploadDocuments} element={<DocumentsUploadPage />} />
          <Route path={paths.eInvoicing} element={<EInvoicingPage />} />
          <Route path={paths.exportMsa} element={<MasterServiceAgreementPage />} />
          <Route path={paths.queries} element={<QueriesPage />} />
          <Route path={paths.review} element={<ReviewQueuePage />} />
          <Route path={paths.reviewPerson} element={<ReviewPersonPage />} />
          <Route path={paths.vendorForm} element={<Navigate to={paths.traineeForm} replace />} />
          <Route path={paths.vendorBankDetails} element={<Navigate to={paths.bankDetails} replace />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
