'use client'

import type { FocusEvent, ReactNode } from 'react'
import type { PageCopy } from '@/contracts/content'
import {
  AGE_DEFAULT,
  AGE_MAX,
  AGE_MIN,
  APPLICATION_TEXTS as MESSAGES,
  createTeamApplication,
  SKILLSETS,
  TeamApplicationInput,
} from '@/contracts/team'
import { LONG_TEXT_MAX, completeUrl } from '@/contracts/core/wire'
import { send } from '../api/request'
import { asTyped } from '../ui/native/asTyped'
import { NativeField } from '../ui/native/NativeField'
import { NativeFieldFrame } from '../ui/native/NativeFieldFrame'
import { useNativeForm } from '../ui/native/useNativeForm'
import { toast } from '../ui/toast/toastQueue'

const HANDLE = { ...asTyped, autoComplete: 'off', placeholder: '@' } as const

type ApplicationFormProps = {
  words: Pick<
    PageCopy<'join-team'>['form'],
    'portfolioLabel' | 'otherSocialLabel' | 'otherSocialHint' | 'whyPlaceholder'
  >
  privacy: ReactNode
}

/** The team application: emptied after a success, kept after a failure (docs/behaviour.md, 3.7). */
export function ApplicationForm({ words, privacy }: ApplicationFormProps) {
  const { errors, isPending, formProps } = useNativeForm({
    schema: TeamApplicationInput,
    async onSubmit(application, form) {
      await send(createTeamApplication, { body: application })
      form.reset()
      toast({ title: MESSAGES.submitted, description: MESSAGES.submittedHint })
    },
    onFailure: () => toast({ title: MESSAGES.failed, description: MESSAGES.failedHint, destructive: true }),
  })
  return (
    <form className="application" aria-label="Application" {...formProps}>
      <NativeField label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} />
      <NativeField label="Last name" name="lastName" autoComplete="family-name" error={errors.lastName} />
      <NativeField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@email.com"
        error={errors.email}
      />
      <NativeField label="Phone" isOptional name="phone" type="tel" autoComplete="tel" error={errors.phone} />
      <NativeField
        label="Age"
        name="age"
        type="number"
        inputMode="numeric"
        min={AGE_MIN}
        max={AGE_MAX}
        defaultValue={AGE_DEFAULT}
        autoComplete="off"
        hint={`From ${AGE_MIN} to ${AGE_MAX}.`}
        error={errors.age}
      />
      <NativeFieldFrame label="Skillset" error={errors.skillset}>
        {(control) => (
          <span className="select">
            <select className="input" name="skillset" defaultValue="" {...control}>
              <option value="">Choose one</option>
              {SKILLSETS.map((skillset) => (
                <option key={skillset}>{skillset}</option>
              ))}
            </select>
          </span>
        )}
      </NativeFieldFrame>
      <NativeField
        className="application-wide"
        label={words.portfolioLabel}
        isOptional
        name="resumeUrl"
        type="url"
        autoComplete="url"
        placeholder="https://"
        error={errors.resumeUrl}
        onBlur={addScheme}
      />
      <NativeField label="Instagram" isOptional name="instagram" error={errors.instagram} {...HANDLE} />
      <NativeField label="TikTok" isOptional name="tiktok" error={errors.tiktok} {...HANDLE} />
      <NativeField
        className="application-wide"
        label={words.otherSocialLabel}
        isOptional
        name="otherSocial"
        hint={words.otherSocialHint}
        error={errors.otherSocial}
        {...HANDLE}
        placeholder=""
      />
      <NativeFieldFrame className="application-wide" label="Why do you want to join?" error={errors.whyJoin}>
        {(control) => (
          <textarea
            dir="auto"
            className="input"
            name="whyJoin"
            rows={5}
            maxLength={LONG_TEXT_MAX}
            placeholder={words.whyPlaceholder}
            {...control}
          />
        )}
      </NativeFieldFrame>
      <div className="application-wide application-end">
        <button className="button button-primary button-large" disabled={isPending}>
          {isPending ? 'Submitting...' : 'Submit Application'}
        </button>
        {privacy}
      </div>
    </form>
  )
}

/** Most people type an address without its scheme. */
function addScheme({ target }: FocusEvent<HTMLInputElement>): void {
  const completed = completeUrl(target.value.trim())
  if (completed !== target.value) target.value = completed
}
