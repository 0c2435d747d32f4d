/** Signs of a fake account and how to check them; texts of the tab How to Identify. */
export const identifySigns = [
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
export const evidenceSteps = [
  'Copy the exact address of the profile, not only the name.',
  'Take screenshots with date and time: profile, posts, messages.',
  'Save the account id where the platform shows one; it survives a rename.',
  'Ask followers who were written to for their screenshots.',
  'Warn your audience in a post that names your real accounts.',
  'Never write to the fake. It tells them to hide.',
] as const
