import { usePageHead } from '@raade/platform';
import { Letters } from '@raade/ui';
import { APPLICATIONS } from '../../content/applications.ts';
import { ApplicationPage } from '../application-page.tsx';
import { STUDENT_FORM } from './student-form.ts';
import { STUDENT_HEAD } from './student.head.ts';

export default function StudentPage() {
  usePageHead(STUDENT_HEAD);
  return (
    <ApplicationPage
      title="Join Innovation Studios"
      back={{ label: 'All projects', to: '/studios#projects' }}
      form={STUDENT_FORM}
    >
      <Letters>{APPLICATIONS.student.lead}</Letters>
    </ApplicationPage>
  );
}
