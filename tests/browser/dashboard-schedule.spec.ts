import { expect, expectToFit } from './support'
import { walk } from './walk'

walk('a task is added, and moves step by step to Done and back', async ({ page, hand, open }) => {
  const title = `Pack for the shoot ${Date.now()}`
  await open('/dashboard/schedule')
  const add = page.getByRole('button', { name: 'Add Task' }).first()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  await hand.press(add)
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await hand.press(add)
  await hand.fill(dialog.getByLabel('Title'), title)
  await hand.choose(dialog.getByRole('button', { name: /Platform/ }), 'YouTube')
  await hand.fill(dialog.getByLabel('Due date'), '2030-06-01')
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Add a task":
      - banner:
        - heading "Add a task" [level=2]
        - button "Close"
      - textbox "Title": ${title}
      - button "YouTube Platform"
      - textbox "Due date": 2030-06-01
      - button "Cancel"
      - button "Add Task"
  `)
  await hand.press(dialog.getByRole('button', { name: 'Add Task' }))
  await expect(add).toBeFocused()

  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(column('To Do')).toContainText(title)
  await expect(card).toContainText('Jun 1, 2030')
  await expect(card.getByRole('button', { name: 'Move back' })).toBeDisabled()
  await hand.press(card.getByRole('button', { name: 'Move forward to In Progress' }))
  await expect(column('In Progress')).toContainText(title)
  await expect(card.getByRole('button', { name: 'Move forward to Done' })).toBeFocused()
  await hand.press(card.getByRole('button', { name: 'Move forward to Done' }))
  await expect(column('Done')).toContainText(title)
  await expect(page.getByText(`${title}: moved to Done, 4 there now`)).toBeAttached()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Content Schedule" [level=1]
    - button "Add Task"
    - region "Board":
      - region "To Do":
        - heading "To Do 4" [level=2]
      - region "In Progress":
        - heading "In Progress 2" [level=2]
      - region "Done":
        - heading "Done 4" [level=2]
        - list:
          - listitem:
            - paragraph: YouTube
            - heading "${title}" [level=3]
            - text: Jun 1, 2030
            - button "Move back to In Progress"
            - button "Move forward" [disabled]
  `)
  await expect(card.getByRole('button', { name: 'Move back to In Progress' })).toBeFocused()
  await hand.press(card.getByRole('button', { name: 'Move back to In Progress' }))
  await expect(column('In Progress')).toContainText(title)
  await expectToFit(page)
})
