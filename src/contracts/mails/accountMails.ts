/** To people with an account, and to applicants. */
export const ACCOUNT_MAILS = {
  resetLink: {
    label: 'A new password',
    about: 'To whoever asked for a link that sets a new password. The button is the link.',
    values: {},
    needs: [],
    subject: 'Set a new {site} password',
    opening:
      'Somebody, hopefully you, asked for a new password. The link works once and for one hour.\n\n' +
      'If it was not you, ignore this mail: your password stays as it is.',
  },
  approved: {
    label: 'Approved',
    about: 'To a creator whom an admin has approved.',
    values: {},
    needs: [],
    subject: 'You are approved at {site}',
    opening: 'Your account is approved. Come in, the dashboard is open.',
  },
  rejected: {
    label: 'Not accepted',
    about: 'To a person whose registration an admin did not accept.',
    values: {},
    needs: [],
    subject: 'Your registration at {site}',
    opening:
      'Thank you for your interest. An admin has read your registration and did not accept it, so you cannot log in.',
  },
  emailChanged: {
    label: 'Another e-mail address',
    about: 'To the former address of an account that has another one now.',
    values: {},
    needs: [],
    subject: 'Your e-mail address at {site} was changed',
    opening:
      'Your account has another e-mail address from now on. This one gets no more mails.\n\n' +
      'Was it not you? Answer this mail at once, so that nobody else keeps your account.',
  },
  applicationReceived: {
    label: 'Application received',
    about: 'To whoever applied for the team.',
    values: {},
    needs: [],
    subject: '{site} received your application',
    opening: 'Thank you for your interest. We will review your application and be in touch soon.',
  },
  teamTask: {
    label: 'A task for a team member',
    about: 'To a member of the team whom an admin gives a task. The button leads to all of their tasks.',
    values: { task: 'the title of the task', due: 'until when, or "without a day"' },
    needs: ['task'],
    subject: 'A task for you at {site}: {task}',
    opening: '{task}, {due}.',
    closing:
      'The link is yours alone and needs no account. There you can tick the task, or stop these mails.',
  },
  feedbackAnswered: {
    label: 'Feedback answered',
    about: 'To the sender of feedback, once an admin answered it.',
    values: {},
    needs: [],
    subject: 'Your feedback to {site} is answered',
    opening: 'An admin answered the feedback that you sent from your dashboard.',
  },
} as const

const EVENT = { event: 'the title of the event', when: 'its day and time' }

/** To people who registered for an event. */
export const EVENT_MAILS = {
  registrationApproved: {
    label: 'Place at an event confirmed',
    about: 'To a guest whom the host lets in.',
    values: EVENT,
    needs: ['event', 'when'],
    subject: 'Your place is confirmed: {event}',
    opening: 'You are in: {event}, {when}.\n\nIf you cannot come, cancel so that somebody else can.',
  },
  registrationDeclined: {
    label: 'Registration for an event declined',
    about: 'To a guest whom the host does not let in.',
    values: EVENT,
    needs: ['event'],
    subject: 'Your registration was declined: {event}',
    opening: 'The host declined your registration for {event}, {when}. Your place is free again.',
  },
  eventMoved: {
    label: 'Event moved',
    about: 'To everybody registered for an event that has another time or place.',
    values: { event: EVENT.event, when: 'its new day, time and place' },
    needs: ['event', 'when'],
    subject: 'New time or place: {event}',
    opening:
      '{event} is now {when}.\n\nYour registration stands. If you cannot come, cancel so that somebody else can.',
  },
  eventSeat: {
    label: 'A place at a full event came free',
    about: 'To the first on the waiting list of an event, who gets the place.',
    values: EVENT,
    needs: ['event', 'when'],
    subject: 'A place is yours: {event}',
    opening:
      'A place at {event} came free, {when}, and you were next on the waiting list. It is kept for you.\n\n' +
      'If you cannot come, give it back so that somebody else can.',
  },
  eventReminder: {
    label: 'Reminder of an event',
    about: 'To guests with a place, a day before.',
    values: { event: EVENT.event, when: 'its day, time and place' },
    needs: ['event', 'when'],
    subject: 'Soon: {event}',
    opening: '{event} is on {when}.\n\nIf you cannot come, give your place back so that somebody else can.',
  },
  guestConfirm: {
    label: 'Guest: confirm the address',
    about:
      'To whoever asked for a place on the page of a public event. The button opens the page that confirms it.',
    values: EVENT,
    needs: ['event'],
    subject: 'One press, then the place is yours: {event}',
    opening:
      'Somebody, hopefully you, asked for a place at {event}, {when}. It is held for 30 minutes.\n\n' +
      'Press the button on the page and it is yours. Was it not you? Do nothing, and the address is erased in a day.',
  },
  guestLine: {
    label: 'Guest: confirm the address, full event',
    about: 'To whoever asked for a place at an event without one left.',
    values: EVENT,
    needs: ['event'],
    subject: 'Shall we put you in line? {event}',
    opening:
      'Somebody, hopefully you, asked for a place at {event}, {when}. Every place is taken now.\n\n' +
      'Press the button on the page: you get a place if one is free by then, else you are in line for the next one. ' +
      'Was it not you? Do nothing, and the address is erased in a day.',
  },
  guestLink: {
    label: 'Guest: the page again',
    about: 'To a confirmed guest whose address was typed once more.',
    values: EVENT,
    needs: ['event'],
    subject: 'Your page for {event}',
    opening: 'Your page for {event}, {when}: it says what became of your place. You can give it back there.',
  },
  eventCancelled: {
    label: 'Event cancelled',
    about: 'To everybody registered for an event that will not take place.',
    values: EVENT,
    needs: ['event'],
    subject: 'Cancelled: {event}',
    opening: '{event}, {when}, will not take place. You need not do anything.',
  },
} as const
