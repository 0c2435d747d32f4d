import { accessibilityFaults, expect, expectFailure, expectToast, expectToFit } from '../browser/support'
import { walk } from '../browser/walk'

walk(
  'a voice note is recorded, heard, taken again, saved and heard from the board',
  async ({ page, context, hand, open, failNext }) => {
    const title = `Two minutes on the ferry ${Date.now()}`
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await context.grantPermissions(['microphone'])
    await open('/dashboard/vision-board')
    await hand.press(page.getByRole('tab', { name: 'Voice Note' }))
    await hand.press(button('Save idea'))
    await expectFailure(page, 'Please enter a title for your voice note.', 'Title required')
    await expect(page.getByLabel('Title')).toBeFocused()
    await hand.fill(page.getByLabel('Title'), title)
    await hand.press(button('Save idea'))
    await expectFailure(page, 'Please record a voice note first.', 'No recording')
    await expect(button('Start recording')).toBeFocused()
    await expect(button('Start recording')).toHaveAccessibleDescription('Please record a voice note first.')
    await expect(page.getByRole('region', { name: 'New idea' })).toMatchAriaSnapshot(`
    - region "New idea":
      - tablist "Kind of idea":
        - tab "Text Idea"
        - tab "Voice Note" [selected]
      - tabpanel "Voice Note":
        - textbox "Title": ${title}
        - group "Recording":
          - button "Start recording"
          - status: Up to 10 minutes.
          - alert: Please record a voice note first.
        - button "Save idea"
  `)

    await hand.press(button('Start recording'))
    await expect(page.getByText('Recording. Press stop when you are done.')).toBeVisible()
    await expect(page.getByText(/0:0[1-9]/)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await expect(button('Stop recording')).toBeFocused()
    await hand.press(button('Stop recording'))
    await expect(page.getByRole('group', { name: 'Saved take' })).toMatchAriaSnapshot(`
    - group "Saved take":
      - button "Play recording"
      - button "Clear"
      - button "Record again"
      - status: Recorded. Listen to it, or save it as an idea.
  `)
    await hand.press(button('Play recording'))
    await hand.press(button('Pause recording'))
    await hand.press(button('Clear'))
    await expect(page.getByText('0:00')).toBeVisible()
    await expect(button('Start recording')).toBeFocused()

    await hand.press(button('Start recording'))
    await expect(page.getByText(/0:0[2-9]/)).toBeVisible()
    await hand.press(button('Stop recording'))
    await failNext('POST /api/voice-notes*')
    await hand.press(button('Save idea'))
    await expectFailure(page, 'Failed to create idea')
    await expect(button('Play recording')).toHaveAccessibleDescription(
      'The recording could not be uploaded. Please try again.',
    )
    await hand.press(button('Save idea'))
    await expectToast(page, 'Idea saved!')

    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(row).toContainText(/0:0\d/)
    const fetched = page.waitForResponse(/\/api\/voice-notes\//)
    await hand.press(button(`Play ${title}`))
    expect((await fetched).headers()['content-type']).toBe('audio/webm')
    await expect(button(`Pause ${title}`)).toBeFocused()
    await expect(button(`Play ${title}`)).toBeFocused()
    await expectToFit(page)
    await hand.press(button(`Delete ${title}`))
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete idea' }))
    await expectToast(page, 'Idea deleted')
    await expect(row).toHaveCount(0)
    expect((await page.request.get((await fetched).url())).status()).toBe(404)
  },
)

walk('without leave to use the microphone it says what to do', async ({ page, hand, open }) => {
  await open('/dashboard/vision-board')
  await hand.press(page.getByRole('tab', { name: 'Voice Note' }))
  await hand.press(page.getByRole('button', { name: 'Start recording' }))
  await expectFailure(page, 'Could not access microphone. Please check permissions.', 'Recording failed')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeFocused()
})
