/** A letter of the showcase; `opened` is the share of its mails in which something was clicked. */
export type ShownLetter = {
  subject: string
  preheader: string
  body: string
  /** The product whose picture stands at its top. */
  product: string
  /** When it was sent; null for one that waits for an admin. */
  sent: { daysAgo: number; opened: number; doubtful: number } | null
}

/** The days on which letters were sent, and the names that their links carry, the latest first. */
export const SENT_SLUGS = [
  { daysAgo: 9, slug: 'what-the-scarf-is-for' },
  { daysAgo: 30, slug: 'summer-drop' },
] as const

/** Three letters, the latest first. */
export const shownLetters: ShownLetter[] = [
  {
    subject: 'A bag for two towels',
    preheader: 'Raffia, lined in linen, made for the walk back.',
    product: 'Raffia tote',
    sent: null,
    body: `# A bag for two towels

Hi {{name|there}}, this one took three samples. The first was too soft to stand, the second too stiff to carry.

The third holds two towels, a book, and whatever you buy on the way home.

[Look inside](/shop){button}

## What it is made of

- Raffia from Madagascar, woven by hand
- A linen lining that comes out for the wash
- Handles long enough for a shoulder`,
  },
  {
    subject: 'What the scarf is for',
    preheader: 'Ninety by ninety, and eleven ways to wear it.',
    product: 'Tide silk scarf',
    sent: { daysAgo: 9, opened: 0.34, doubtful: 2 },
    body: `# What the scarf is for

{{name|Hello}}, you asked how I wear it. Mostly not around the neck.

> It lives on the handle of my bag, and comes off when the wind turns.

1. As a belt, folded twice
2. Over wet hair, from the beach to the car
3. Around a bottle that is somebody's present

[See the scarf](/shop){button}

The places in these pictures are in [the directory](/directory), and the films are on [the platform page](/platform).`,
  },
  {
    subject: 'Summer drop',
    preheader: 'Twelve pieces. Your door opens today.',
    product: 'Marea slip dress',
    sent: { daysAgo: 30, opened: 0.41, doubtful: 0 },
    body: `# Summer drop

{{name|Hello}}, the shop is open, and you are here before everybody else.

[See all twelve](/shop){button}

## What goes first

- [Marea slip dress](/shop/marea-slip-dress), bias-cut silk
- [Linen blazer](/shop/linen-blazer), unlined and washed twice
- [Shell hoop earrings](/shop/shell-hoop-earrings)

---

If something does not fit, send it back. I read the notes that come with it.`,
  },
]
