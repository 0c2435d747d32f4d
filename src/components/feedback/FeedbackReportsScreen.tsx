'use client'

import { SCREENS } from '@/contracts/screens'
import { allOf, usePagedList } from '../layout/usePagedList'
import { useWordSearch } from '../layout/useWordSearch'
import { useUrlChoice } from '../layout/useScreenSearch'
import { WhenLoaded } from '../ui/WhenLoaded'
import { PageHeader } from '../ui/PageHeader'
import { Tabs } from '../ui/Tabs'
import { FeedbackTable } from './FeedbackTable'
import { OnboardingTable } from './OnboardingTable'
import { SubmitFeedbackDialog } from './SubmitFeedbackDialog'
import { pageFeedback, pageOnboarding } from '@/contracts/feedback'

const TABS = ['feedback', 'onboarding'] as const
type TabId = (typeof TABS)[number]

/** Feedback submissions and onboarding responses (docs/behaviour.md, 4.17). */
export function FeedbackReportsScreen() {
  const search = useWordSearch()
  const { feedback, onboarding } = useFeedback(search.q)
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'feedback', TABS)
  return (
    <>
      <PageHeader title={SCREENS.reports.title} actions={<SubmitFeedbackDialog />}>
        Say it here. An admin reads it; an answer stands below what you sent.
      </PageHeader>
      <WhenLoaded
        load={allOf([feedback.load, onboarding.load])}
        text="Loading feedback..."
        failure="The feedback could not be loaded."
      >
        {() => (
          <Tabs<TabId>
            label="Reports"
            selected={tab}
            onChange={setTab}
            items={[
              {
                id: 'feedback',
                label: 'Feedback Submissions',
                count: feedback.total,
                content: <FeedbackTable list={feedback} search={search} />,
              },
              {
                id: 'onboarding',
                label: 'Onboarding Responses',
                count: onboarding.total,
                content: <OnboardingTable list={onboarding} search={search} />,
              },
            ]}
          />
        )}
      </WhenLoaded>
    </>
  )
}

/** The feedback and onboarding responses the caller may read, page by page: all for admins, their own for creators. */
function useFeedback(q: string | undefined) {
  return {
    feedback: usePagedList(pageFeedback, { query: { q } }),
    onboarding: usePagedList(pageOnboarding, { query: { q } }),
  }
}
