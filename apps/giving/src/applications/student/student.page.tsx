import { useContent } from '@raade/content-model/provided/use-content';
import { usePageHead } from '@raade/platform';
import { renderText } from '@raade/ui';
import { ApplicationPage } from '../application-page.tsx';
import { studentForm } from './student-form.ts';
import { STUDENT_HEAD } from './student.head.ts';

export default function StudentPage() {
  usePageHead(STUDENT_HEAD);
  const content = useContent();
  return (
    <ApplicationPage
      title="Join Innovation Studios"
      back={{ label: 'All projects', to: '/studios#projects' }}
      form={studentForm(content)}
    >
      {renderText(content.applications.student.lead)}
    </ApplicationPage>
  );
}
