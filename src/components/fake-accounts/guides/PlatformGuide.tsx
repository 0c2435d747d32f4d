import { FAKE_ACCOUNT_PLATFORM_LABELS } from '@/contracts/fake-accounts'
import { Guide } from './HowToIdentify'
import { platformGuides } from './platformGuides'

/** How to report on each platform, what it asks for, and how long it takes. */
export function PlatformGuide() {
  return (
    <Guide>
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
