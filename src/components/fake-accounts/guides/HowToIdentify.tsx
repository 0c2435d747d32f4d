import { styled } from 'styled-components'

/** Six signs of a fake account, and what to keep before reporting. */
export function HowToIdentify() {
  return (
    <Guide>
      <h2>Six signs</h2>
      <ol>
        {identifySigns.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h2>Before you report</h2>
      <ul>
        {evidenceSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Guide>
  )
}

/** Text with rules between items, at most 36rem wide. */
export const Guide = styled.div`
  max-width: 36rem;

  h2 {
    margin-top: 1.5rem;
    font-size: 1rem;
    font-weight: 600;
  }
  h2:first-child {
    margin-top: 0;
  }
  > ol > li,
  > ul > li,
  > section {
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  h3 {
    font-size: var(--t-ui);
    font-weight: 600;
  }
  p,
  li {
    color: var(--ink-2);
  }
  h3 {
    color: var(--ink);
  }
  section ol {
    margin: 0.375rem 0;
    padding-left: 1.25rem;
    list-style: decimal;
  }
`

/** Signs of a fake account and how to check them; texts of the tab How to Identify. */
const identifySigns = [
  {
    title: 'The name is almost yours',
    text:
      'An extra dot, an underscore, a doubled letter, or "official", "backup" and "fan" behind it. Compare ' +
      'letter by letter: a capital I and a small l look alike.',
  },
  {
    title: 'The account is young and the numbers do not fit',
    text:
      'Look at the join date, and at the ratio: thousands followed, a few dozen followers, ten posts in ' +
      'one afternoon.',
  },
  {
    title: 'The pictures are yours',
    text:
      'A reverse image search of the profile picture finds the original. Copied posts often lack the first ' +
      'seconds, the sound or the caption.',
  },
  {
    title: 'It writes first and wants something',
    text:
      'Giveaways with a fee, a link to log in, a move to another messenger, gift cards, crypto. You never ' +
      'ask followers for money or codes.',
  },
  {
    title: 'Replies are off or full of the same words',
    text: 'Comments closed, or dozens of one-word comments from accounts without a picture.',
  },
  {
    title: 'No badge, no way back to you',
    text: 'Your own accounts link to each other and to this site. A copy rarely does.',
  },
] as const

/** What to keep before reporting, because fake accounts often vanish and come back. */
const evidenceSteps = [
  'Copy the exact address of the profile, not only the name.',
  'Take screenshots with date and time: profile, posts, messages.',
  'Save the account id where the platform shows one; it survives a rename.',
  'Ask followers who were written to for their screenshots.',
  'Warn your audience in a post that names your real accounts.',
  'Never write to the fake. It tells them to hide.',
] as const
