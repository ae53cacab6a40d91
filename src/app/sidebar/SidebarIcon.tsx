import bank from 'bootstrap-icons/icons/bank.svg?raw';
import form from 'bootstrap-icons/icons/card-text.svg?raw';
import queries from 'bootstrap-icons/icons/chat-left.svg?raw';
import approvals from 'bootstrap-icons/icons/check2-square.svg?raw';
import exports from 'bootstrap-icons/icons/download.svg?raw';
import agreement from 'bootstrap-icons/icons/file-text.svg?raw';
import documents from 'bootstrap-icons/icons/folder2.svg?raw';
import dashboard from 'bootstrap-icons/icons/house.svg?raw';
import review from 'bootstrap-icons/icons/inbox.svg?raw';
import declaration from 'bootstrap-icons/icons/percent.svg?raw';
import profile from 'bootstrap-icons/icons/person.svg?raw';

const DRAWINGS = {
  agreement,
  approvals,
  bank,
  dashboard,
  declaration,
  documents,
  exports,
  form,
  profile,
  queries,
  review,
};

export type SidebarIconName = keyof typeof DRAWINGS;

export function SidebarIcon({ name }: { name: SidebarIconName }) {
  return (
    <span
      className="sidebar-icon"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are files of a package
      dangerouslySetInnerHTML={{ __html: DRAWINGS[name] }}
    />
  );
}
