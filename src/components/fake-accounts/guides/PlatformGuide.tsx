import { FAKE_ACCOUNT_PLATFORM_LABELS } from '@/contracts/fake-accounts'
import { Guide } from './HowToIdentify'
import { GUIDES_AS_OF, platformGuides } from './platformGuides'

/** How to report on each platform, what it asks for, and how long it takes. */
export function PlatformGuide() {
  return (
    <Guide>
      <p>{`${GUIDES_AS_OF} Platforms move menus: where a step is gone, search their help for "impersonation".`}</p>
      {platformGuides.map(({ platform, steps, needs, processingTime }) => (
        <section key={platform}>
          <h2>{FAKE_ACCOUNT_PLATFORM_LABELS[platform]}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{`Have ready: ${needs}`}</p>
          <p>{`Processing time: ${processingTime}`}</p>
        </section>
      ))}
    </Guide>
  )
}
