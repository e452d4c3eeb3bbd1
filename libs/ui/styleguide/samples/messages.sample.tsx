import { toast } from '@raade/platform';
import { useState } from 'react';
import { Button, createNotifier, Dialog, Notice, WithoutScript } from '../../src/index.ts';
import { States } from '../states.tsx';

const tellNews = createNotifier();

const TONES = ['neutral', 'success', 'danger'] as const;

function Question() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        title="Leave without saving?"
        isOpen={isOpen}
        onClose={close}
        closeLabel="Stay here"
        actions={<Button onClick={close}>Leave</Button>}
      >
        What you have written so far would be lost.
      </Dialog>
    </>
  );
}

export function Messages() {
  return (
    <>
      {TONES.map((tone) => (
        <Notice key={tone} $tone={tone}>
          A notice stands in the flow of the page: {tone}.
        </Notice>
      ))}
      <WithoutScript>
        <Notice>This one stands here for visitors without script alone.</Notice>
      </WithoutScript>
      <States>
        {TONES.map((tone) => (
          <Button
            key={tone}
            look="quiet"
            onClick={() => toast({ title: `A ${tone} toast`, description: 'With a line.', tone })}
          >
            Toast: {tone}
          </Button>
        ))}
        <Button look="quiet" onClick={() => tellNews({ title: 'News in place of the last' })}>
          Toast: news
        </Button>
        <Question />
      </States>
    </>
  );
}
