import type { PageCopy } from '@/contracts/content'
import { richText } from './richText'

/** What the privacy page of a new site says; a line for each thing that is stored. */
export const privacyDefaults: PageCopy<'privacy'> = {
  heading: { start: 'Your data,', end: 'kept small' },
  intro: richText(
    'This site stores what it needs to do what you asked for, and nothing to follow you around.',
  ),
  sections: [
    {
      heading: 'What is stored',
      text: richText(
        'Sign-up: your e-mail address, your first name if you gave it, and what you asked for and agreed to, in ' +
          'which words and when; the letter that brought you to it, when you last bought something with the tick ' +
          'for news, and tags that sort the list. What you never confirm is erased after 14 days. Of an erased ' +
          'address a keyed hash stays, from which nobody can read it, so that no list brings it back.',
        'Application: what you wrote in the form and the time you sent it.',
        'Account: your username, the names, e-mail address and picture you gave, a hash of your password, ' +
          'and what you make in the dashboard.',
        'Order: your name, e-mail address, phone number and address, what you bought and what you wrote to us. Of an ' +
          'order that was never paid your details are erased after 30 days. We never see your card. Where you wait ' +
          'for a sold-out piece: your e-mail address, until the piece was kept for you, at most 180 days.',
      ),
    },
    {
      heading: 'What it is used for',
      text: richText(
        'To tell you when something opens, to answer your application, and to run your account. It is not ' +
          'sold, and it is not shared with advertisers.',
      ),
    },
    {
      heading: 'Cookies and your browser',
      text: richText(
        'Two cookies, set when you log in, keep you logged in. Your cart and your colour scheme stay in ' +
          'your own browser.',
      ),
    },
    {
      heading: 'Getting rid of it',
      text: richText(
        'Ask for your record to be deleted, and everything that belongs to it is erased with it. Ask for a ' +
          'copy, and you get one.',
      ),
    },
  ],
  meta: {
    title: 'Privacy',
    description: 'What this site stores about you, what for, and how to have it erased.',
    picture: null,
  },
}
