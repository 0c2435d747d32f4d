import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SKILLSETS } from '@/contracts/team'
import { joinTeamDefaults } from '@/globals/defaults'
import { answerCalls } from '../testing/answerCalls'
import { expectToast, renderScreen } from '../testing/renderScreen'
import { deferred } from '../ui/testing/deferred'
import { ApplicationForm } from './ApplicationForm'

await import('../ui/toast/Toast')

const user = userEvent.setup()

function renderForm() {
  renderScreen(<ApplicationForm words={joinTeamDefaults.form} privacy={null} />)
}

async function fillIn() {
  await user.type(screen.getByLabelText('First name'), 'June')
  await user.type(screen.getByLabelText('Last name'), 'Reyes')
  await user.type(screen.getByLabelText('Email'), 'june@example.com')
  await user.selectOptions(screen.getByLabelText('Skillset'), 'Stylist')
  await user.type(screen.getByLabelText('Why do you want to join?'), 'Good light.')
}

async function submit() {
  await user.click(screen.getByRole('button', { name: 'Submit Application' }))
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)

describe('an application', () => {
  test('is sent, thanked for, and the form is empty again', async () => {
    const made = answerCalls({ 'POST /api/team-application': () => ({ status: 201, body: {} }) })
    renderForm()
    await fillIn()
    await user.type(field(/Portfolio/), 'june.example.com/book')
    await user.type(field(/Instagram/), '@june')
    await submit()
    expect(made[0]?.body).toEqual({
      firstName: 'June',
      lastName: 'Reyes',
      email: 'june@example.com',
      phone: null,
      age: 18,
      skillset: 'Stylist',
      resumeUrl: 'https://june.example.com/book',
      instagram: '@june',
      tiktok: null,
      otherSocial: null,
      whyJoin: 'Good light.',
    })
    await expectToast(
      'Application Submitted!',
      'Thank you for your interest. We will review your application and be in touch soon.',
    )
    expect(field('First name').value).toBe('')
    expect(field('Skillset').value).toBe('')
    expect(field('Age').value).toBe('18')
  })

  test('is kept whole when it could not be sent', async () => {
    answerCalls({ 'POST /api/team-application': () => ({ status: 500, body: { message: 'Broken' } }) })
    renderForm()
    await fillIn()
    await submit()
    await expectToast('Error', 'Failed to submit application. Please try again.', 'alert')
    expect(field('First name').value).toBe('June')
    expect(field('Skillset').value).toBe('Stylist')
    expect(field('Why do you want to join?').value).toBe('Good light.')
  })

  test('shows at its field what the server refused', async () => {
    const errors = { phone: 'At most 200 characters' }
    answerCalls({
      'POST /api/team-application': () => ({ status: 400, body: { message: 'Invalid input', errors } }),
    })
    renderForm()
    await fillIn()
    await submit()
    expect(await screen.findByText('At most 200 characters')).toBeTruthy()
    expect(document.activeElement).toBe(field(/Phone/))
  })

  test('says that it is being sent, and is sent once', async () => {
    const arrival = deferred()
    const made = answerCalls({
      'POST /api/team-application': () => arrival.promise.then(() => ({ status: 201, body: {} })),
    })
    renderForm()
    await fillIn()
    await submit()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' })
    expect(button.disabled).toBe(true)
    arrival.resolve()
    expect(await screen.findByRole('button', { name: 'Submit Application' })).toBeTruthy()
    expect(made).toHaveLength(1)
  })
})

describe('the rules of the form', () => {
  test('name each required field, and the focus goes to the first one', async () => {
    const made = answerCalls({})
    renderForm()
    await submit()
    expect(screen.getAllByText('Required')).toHaveLength(5)
    expect(document.activeElement).toBe(field('First name'))
    expect(made).toEqual([])
  })

  test.each([
    ['Age', '15', 'Must be at least 16 years old'],
    ['Age', '100', 'Must be at most 99 years old'],
    ['Age', '17.5', 'Invalid input'],
    ['Email', 'june@', 'Invalid input'],
    [/Portfolio/, 'my book', 'Must be a valid URL'],
  ])('%s %s: %s', async (label, value, text) => {
    answerCalls({})
    renderForm()
    await fillIn()
    await user.clear(field(label))
    await user.type(field(label), value)
    await submit()
    const error = screen.getByText(text)
    expect(field(label).getAttribute('aria-describedby')?.split(' ')).toContain(error.id)
    expect(document.activeElement).toBe(field(label))
  })

  test('an error goes away when its field is edited', async () => {
    answerCalls({})
    renderForm()
    await submit()
    await user.type(field('First name'), 'J')
    expect(screen.getAllByText('Required')).toHaveLength(4)
    expect(field('First name').getAttribute('aria-invalid')).toBeNull()
  })

  test('offer the ten skills', () => {
    renderForm()
    const options = [...field('Skillset').querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options).toEqual(['Choose one', ...SKILLSETS])
  })
})
