import { expect, type Locator, type Page } from '@playwright/test'

/** Ways to operate a screen, so that one path can be walked with the keyboard alone and with a pointer. */
export type Hand = {
  press: (control: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  /** Opens a select and picks the option with this text. */
  choose: (select: Locator, option: string) => Promise<void>
}

/** More tab stops than any screen has. */
const MOST_STOPS = 200

export function pointer(page: Page): Hand {
  const press = async (control: Locator) => {
    await control.waitFor({ state: 'attached' })
    // A checkbox or switch is pressed on its label.
    const label = control.locator('xpath=self::input/ancestor::label')
    await ((await label.count()) > 0 ? label : control).click()
  }
  return {
    press,
    fill: (field, text) => field.fill(text),
    async choose(select, option) {
      await press(select)
      await press(page.getByRole('option', { name: option, exact: true }))
    },
  }
}

export function keyboard(page: Page): Hand {
  return {
    async press(control) {
      const kind = await kindOf(control)
      await rowTo(page, control)
      if (kind === 'tab' || kind === 'radio') return arrowTo(page, control)
      await tabTo(page, control)
      await page.keyboard.press(kind === 'checkbox' || kind === 'switch' ? 'Space' : 'Enter')
    },
    async fill(field, text) {
      await tabTo(page, field)
      if ((await kindOf(field)).startsWith('date')) return typeDate(page, text)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async choose(select, option) {
      await tabTo(page, select)
      await page.keyboard.press('Enter')
      const wanted = page.getByRole('option', { name: option, exact: true })
      await expect(page.getByRole('option').and(page.locator(':focus'))).toBeVisible()
      await page.keyboard.press('Home')
      await pressUntilFocused(page, wanted, 'ArrowDown')
      await page.keyboard.press('Enter')
      await expect(wanted).toHaveCount(0)
    },
  }
}

/** Moves to a control with Tab or Shift+Tab, whichever direction it is in. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await pressUntilFocused(page, control, (await isBehind(control)) ? 'Shift+Tab' : 'Tab')
}

/** Whether a control comes before the focused element. */
function isBehind(control: Locator): Promise<boolean> {
  return control.evaluate(
    (element) =>
      document.activeElement !== null &&
      Boolean(document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) &&
      !element.contains(document.activeElement),
  )
}

/** A list of cards is one stop; the arrow keys move from card to card, and Tab goes into the card. */
async function rowTo(page: Page, control: Locator): Promise<void> {
  const row = control.locator('xpath=ancestor::*[@role="row" and @data-task][1]')
  const isInside = (element: Element) => element.contains(document.activeElement)
  if ((await row.count()) === 0 || (await row.evaluate(isInside))) return
  const list = row.locator('xpath=ancestor::*[@role="grid"][1]')
  const key = (await isBehind(list)) ? 'Shift+Tab' : 'Tab'
  for (let stop = 0; stop < MOST_STOPS && !(await list.evaluate(isInside)); stop += 1) {
    await page.keyboard.press(key)
  }
  if (await row.evaluate(isInside)) return
  await page.keyboard.press('Home')
  await pressUntilFocused(page, row, 'ArrowDown')
}

/**
 * A group of tabs or radios is one stop; the arrow keys move on from the selected one. A row of buttons (Segments) is
 * a toolbar: Tab comes to its first button, or to where the focus was.
 */
async function arrowTo(page: Page, control: Locator): Promise<void> {
  const group = control.locator('xpath=ancestor::*[@role="tablist" or @role="radiogroup"][1]')
  const isInside = await group.evaluate((element) => element.contains(document.activeElement))
  if (await group.locator('button[role=radio]').count()) {
    if (!isInside) await tabTo(page, group.locator('button[role=radio]').first())
  } else await tabTo(page, group.locator('[aria-selected=true], [aria-checked=true], input:checked'))
  await pressUntilFocused(page, control, 'ArrowRight')
  await page.keyboard.press('Space')
}

async function pressUntilFocused(page: Page, control: Locator, key: string): Promise<void> {
  // Finding it by its role at each stop would take longer than the stops.
  let found = await control.elementHandle()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const at = await found?.evaluate((element) => ({
      isThere: element === document.activeElement,
      isGone: !element.isConnected,
    }))
    if (at?.isThere) return
    if (at?.isGone) found = await control.elementHandle()
    else await page.keyboard.press(key)
  }
  await expect(control, `${key} never came to it`).toBeFocused()
}

/** Types YYYY-MM-DD, or YYYY-MM-DDTHH:mm, into the native field: part by part, in en-US order. */
async function typeDate(page: Page, text: string): Promise<void> {
  const [year, month, day, hours, minutes] = text.split(/[-T:]/)
  await page.keyboard.type(`${month}${day}${year}`)
  // After a four-digit year, the most that `max` allows, the browser moves on to the hours by itself.
  if (hours === undefined) return
  await page.keyboard.type(`${String(Number(hours) % 12 || 12).padStart(2, '0')}${minutes}`)
  await page.keyboard.type(Number(hours) < 12 ? 'AM' : 'PM')
}

/** The kind of control: its role, else its type, else its element. */
async function kindOf(control: Locator): Promise<string> {
  return await control.evaluate(
    (element) => element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName,
  )
}
