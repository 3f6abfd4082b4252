import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { button, waitForClosed, waitForHidden, waitForVisible } from './support/locators.ts'

const file = (name: string) => fileURLToPath(new URL(`../demo/pictures/${name}.webp`, import.meta.url))
const PICTURES = ['ablage-stiefel', 'achterdeck-hose', 'aktenlauf-runner'].map(file)
/** A file that is no picture. */
const TEXT = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }

const pictureIds = (page: Page) =>
  page.locator('[data-picture]').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['picture']))

// Product 4 and 2: what an editor does with pictures, on a desktop and by keyboard.
journey(
  'a member adds pictures, orders them, sets a focal point, takes a removal back, and uploads a logo',
  async ({ signedIn, person }) => {
    const device = await signedIn({ kind: 'desktop', language: 'en' })
    const { page } = device
    await makeOwner(inject('databaseUrl'), person.email, 'Nachtschicht')
    await page.goto('/add-product')
    await page.getByRole('textbox', { name: 'Product name' }).fill('Late shift boots')
    await waitForVisible(page.getByText('Or the address of an image'))

    device.monitor.allowStatus(415)
    await page.locator('input[type=file]').setInputFiles(PICTURES)
    await waitForVisible(page.getByText('3 of 12'))
    await page.locator('input[type=file]').setInputFiles(TEXT)
    await waitForVisible(page.getByText('JPG, PNG, WebP and AVIF are allowed.'))
    await button(page, 'Dismiss: notes.jpg').click()
    await waitForVisible(page.getByTestId('preview').locator('img'))

    const [first, second, third] = await pictureIds(page)
    await page.getByRole('button', { name: /^Move image 1,/ }).focus()
    await page.keyboard.press('ArrowRight')
    await waitForVisible(page.getByText('Now at place 2 of 3.'))
    await page.keyboard.press('ArrowRight')
    await waitForVisible(page.getByText('Now at place 3 of 3.'))
    await expect.poll(() => pictureIds(page)).toEqual([second, third, first])
    await button(page, 'Image 3 further to the front').click()
    await expect.poll(() => pictureIds(page)).toEqual([second, first, third])

    await button(page, 'Edit image 1').click()
    const dialog = page.getByRole('dialog')
    const point = dialog.getByRole('slider', { name: 'What always stays in view' })
    await point.focus()
    await page.keyboard.press('Shift+ArrowUp')
    expect(await point.getAttribute('aria-valuetext')).toBe('50% from the left, 40% from the top')
    await dialog.getByRole('textbox', { name: 'Description in English' }).fill('Trousers from the front')
    await button(dialog, 'Save').click()
    await waitForClosed(dialog)
    const preview = page.getByTestId('preview').locator('img').first()
    await expect.poll(() => preview.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 40%')

    await button(page, 'Remove image 2').click()
    await waitForVisible(page.getByText('2 of 12'))
    await button(page, 'Show the image again').or(button(page, 'Undo')).first().click()
    await expect.poll(() => pictureIds(page)).toEqual([second, first, third])

    await page.goto('/dashboard/logo-banner')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(PICTURES[0] ?? '')
    await waitForVisible(page.getByText('The logo must be square. Crop now?'))
    await button(page.getByRole('dialog'), 'Crop').click()
    await waitForVisible(button(page, 'Remove logo'))
    await button(page, 'Remove logo').click()
    await waitForHidden(button(page, 'Remove logo'))
    await waitForVisible(page.getByText('No logo yet.'))
  },
)
