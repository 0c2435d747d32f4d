'use client'

import * as v from 'valibot'
import type { TeamApplication } from '@/contracts/team'
import { TEAM_TASK_TEXTS, TeamTaskInput, createTeamTask } from '@/contracts/teamTasks'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { DateField } from '../../ui/DateField'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { toast } from '../../ui/toast/toastQueue'
import { TEAM_LISTS } from './assignments'

/** Description and due date may be empty (docs/behaviour.md, 4.15). */
const AssignmentInput = v.omit(TeamTaskInput, ['memberId'])

type Props = { member: TeamApplication; getsMail: boolean; button: FormButton }

/** Assigns a task to an accepted member; the title must not be blank (docs/behaviour.md, 4.15). */
export function AssignTaskForm({ member, getsMail, button }: Props) {
  const name = `${member.firstName} ${member.lastName}`
  return (
    <FormDialog
      name={`member.${member.id}.task`}
      title={`A task for ${member.firstName}`}
      button={button}
      schema={AssignmentInput}
      initialValues={() => ({ title: '', description: '', dueDate: '' })}
      submit={(body) => send(createTeamTask, { body: { ...body, memberId: member.id } })}
      refresh={TEAM_LISTS}
      success={{ title: TEAM_TASK_TEXTS.assigned, description: `Task assigned to ${name}` }}
      failure={TEAM_TASK_TEXTS.assignFailed}
      showsServerText
      onInvalid={({ title }) => title && toast({ title: 'Error', description: title, destructive: true })}
      submitLabel="Assign Task"
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <TextArea label="Description" isOptional {...form.field('description')} />
          <DateField label="Due date" isOptional {...form.field('dueDate')} />
          <p className="subtle">
            {getsMail
              ? `${member.firstName} gets a mail with a link to the task.`
              : `${member.firstName} gets no mail: the link has ended, or they do not want mails about tasks.`}
          </p>
        </>
      )}
    </FormDialog>
  )
}
