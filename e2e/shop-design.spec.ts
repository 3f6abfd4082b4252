import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { fill, focused, pressOn, tabTo, waitForFocus } from './support/keyboard.ts'
import { button, waitForClosed, waitForVisible } from './support/locators.ts'

const EDITOR = '/dashboard/shop'

const shopIn = (page: Page) => page.frameLocator('iframe').locator('.shop-theme')
const characterOf = (page: Page) => shopIn(page).getAttribute('data-character')
const publish = async (page: Page) => {
  await button(page, 'Veröffentlichen').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Veröffentlichen').click()
  await waitForClosed(dialog)
  await waitForVisible(page.getByText('Alles veröffentlicht'))
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

// Product 6: on a desktop.
journey(
  'a brand designs its shop, publishes it, guests and members see it, and an earlier version comes back',
  async ({ signedIn, open, person }) => {
    const { page } = await signedIn({ kind: 'desktop' })
    const brandId = await makeOwner(inject('databaseUrl'), person.email, 'Nachtschicht')
    await page.goto(EDITOR)
    await waitForVisible(page.getByText('Noch nichts geändert'))
    await page.getByText('Neon', { exact: true }).click()
    await expect.poll(() => characterOf(page)).toBe('neon')
    await tab(page, 'Kopf').click()
    await page.getByRole('textbox', { name: 'Überschrift (Deutsch)' }).fill('Genäht nach Mitternacht')
    await waitForVisible(shopIn(page).getByText('Genäht nach Mitternacht'))
    // The preview follows the language that is being written.
    await page.getByRole('textbox', { name: 'Überschrift (Englisch)' }).fill('Sewn after midnight')
    await waitForVisible(shopIn(page).getByText('Sewn after midnight'))

    await tab(page, 'Farben').click()
    await page.getByRole('textbox', { name: 'Schrift auf Buttons', exact: true }).fill('#c6ff3d')
    await waitForVisible(page.getByText('So lässt sich das Design nicht veröffentlichen.'))
    await button(page, 'Veröffentlichen').click()
    await waitForVisible(page.getByRole('dialog').getByRole('button', { name: 'Farben' }))
    await page.keyboard.press('Escape')
    await waitForClosed(page.getByRole('dialog'))
    await page.getByRole('button', { name: 'Vorschlag übernehmen' }).click()
    await page.keyboard.press('ControlOrMeta+Z')
    await page.keyboard.press('ControlOrMeta+Z')
    expect(await page.getByRole('textbox', { name: 'Schrift auf Buttons', exact: true }).inputValue()).toBe('#0d0b1e')
    await waitForVisible(page.getByText(/^Entwurf gespeichert um/))

    const guest = await open({ kind: 'phone' })
    await guest.page.goto(`/brands/${brandId}/shop`)
    await waitForVisible(guest.page.getByRole('heading', { name: 'Nachtschicht' }))
    expect(await guest.page.locator('.shop-theme').count()).toBe(0)
    await publish(page)
    await guest.page.reload()
    await waitForVisible(guest.page.getByText('Genäht nach Mitternacht'))
    expect(await guest.page.locator('.shop-theme').getAttribute('data-character')).toBe('neon')

    await tab(page, 'Vorlage').click()
    await page.getByText('Luxe', { exact: true }).click()
    await waitForVisible(page.getByText('Nicht veröffentlicht'))
    await publish(page)
    await button(page, 'Mehr zum Shop-Design').click()
    await button(page, 'Frühere Fassungen').click()
    await button(page, 'Fassung 1 zurückholen').click()
    await expect.poll(() => characterOf(page)).toBe('neon')
    await waitForVisible(page.getByText('Nicht veröffentlicht'))

    const member = await page.context().newPage()
    await member.goto(`/brands/${brandId}/shop`)
    await waitForVisible(member.locator('.shop-theme[data-character="luxe"]'))
    await publish(page)
    await member.reload()
    await waitForVisible(member.locator('.shop-theme[data-character="neon"]'))
  },
)

// Trust A2, with the keyboard alone.
journey('a shop is designed and published with the keyboard alone', async ({ signedIn, person }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await makeOwner(inject('databaseUrl'), person.email, 'Nachtschicht')
  await page.goto(EDITOR)
  await tabTo(page, 'Vorlage')
  await page.keyboard.press('End')
  await waitForFocus(page, 'Inhalt')
  const second = /^Begrüßung verschieben/
  await tabTo(page, second)
  await page.keyboard.press('ArrowUp')
  await waitForVisible(page.getByText('Begrüßung ist jetzt an Platz 1 von 12'))
  expect(await focused(page)).toMatch(second)
  await page.keyboard.press('ControlOrMeta+Z')
  await waitForVisible(page.getByText('Rückgängig: Reihenfolge'))
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await waitForVisible(page.getByText('Wiederholt: Reihenfolge'))
  await tabTo(page, 'Über uns zeigen')
  await page.keyboard.press('Space')
  await waitForVisible(page.getByRole('button', { name: 'Über uns zeigen', pressed: false }))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await fill(page, 'Über uns (Deutsch)', 'Wir nähen nachts.')
  await pressOn(page, 'Veröffentlichen')
  const dialog = page.getByRole('dialog')
  await waitForVisible(dialog)
  await pressOn(page, 'Veröffentlichen')
  await waitForClosed(dialog)
  await waitForVisible(page.getByText('Alles veröffentlicht'))
})
