import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { widthsFor } from '#server/platform/pictures/picture-widths.ts'
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
    // A pasted picture is for the part below the pointer only.
    await page.getByRole('heading', { name: 'Banner', exact: true }).hover()
    await handOver(page.locator('body'), 'paste', 30)
    await waitForVisible(button(page, 'Remove banner'))
    await waitForVisible(page.getByText('No logo yet.'))
  },
)

const PHOTOGRAPH = { width: 900, height: 1200 }

/** A photograph with the place where it was taken, in another colour for each number. */
const photograph = (hue: number) =>
  sharp({ create: { ...PHOTOGRAPH, channels: 3, background: `hsl(${hue}, 60%, 45%)` } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mia Muster' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer()

/** Files as a desktop hands them over: dropped on an element, or pasted into the page. */
const handOver = async (target: Locator, how: 'drop' | 'paste', hue: number) => {
  const base64 = (await photograph(hue)).toString('base64')
  await target.evaluate(
    (element, { kind, bytes }) => {
      const data = new DataTransfer()
      const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      data.items.add(new File([file], `${kind}.jpg`, { type: 'image/jpeg' }))
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      element.dispatchEvent(event)
    },
    { kind: how, bytes: base64 },
  )
}

// Issue 16, Pictures: the ways in, what is served, and uploads that go on elsewhere.
journey(
  'pictures are dropped, pasted, dragged into order and removed, and uploads are told of on other pages',
  async ({ signedIn, person, url }) => {
    const device = await signedIn({ kind: 'desktop', language: 'de' })
    const { page, context, monitor } = device
    await makeOwner(inject('databaseUrl'), person.email, 'Spätschicht')
    await page.goto('/add-product')
    await page.getByRole('textbox', { name: 'Produktname' }).fill('Jacke')
    await waitForVisible(page.getByText('Oder die Adresse eines Bildes'))

    await handOver(page.getByTestId('pictures'), 'drop', 10)
    await waitForVisible(page.getByText('1 von 12'))
    await handOver(page.getByTestId('pictures'), 'paste', 120)
    await waitForVisible(page.getByText('2 von 12'))
    monitor.allowStatus(400)
    const address = page.getByRole('textbox', { name: 'Oder die Adresse eines Bildes' })
    await address.fill('http://127.0.0.1/a.jpg')
    await address.press('Enter')
    await waitForVisible(button(page, 'Entfernen: http://127.0.0.1/a.jpg'))
    await button(page, 'Entfernen: http://127.0.0.1/a.jpg').click()

    const [first, second] = await pictureIds(page)
    const served = await context.request.get(`${url}/media/${first}/828.jpg`)
    const { exif } = await sharp(await served.body()).metadata()
    expect([served.status(), exif, (await served.body()).includes('Mia Muster')]).toEqual([200, undefined, false])

    const handle = page.getByRole('button', { name: /^Bild 2 verschieben/ })
    await handle.hover()
    await page.mouse.down()
    await page.locator('[data-picture]').first().hover()
    await page.mouse.up()
    await expect.poll(() => pictureIds(page)).toEqual([second, first])
    // The list and the preview may still be loading the picture that is removed.
    for (const width of widthsFor(PHOTOGRAPH.width)) monitor.allowStatus(404, `/media/${second}/${width}.avif`)
    await button(page, 'Bild 1 entfernen').click()
    await waitForVisible(page.getByText('1 von 12'))
    expect((await context.request.get(`${url}/media/${second}/828.jpg`)).status()).toBe(404)

    // An upload that hangs is told of on another page, and after a reload.
    await page.route('**/images', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
    await page.locator('input[type=file]').setInputFiles([
      { name: 'eins.jpg', mimeType: 'image/jpeg', buffer: await photograph(200) },
      { name: 'text.jpg', mimeType: 'text/plain', buffer: Buffer.from('kein Bild') },
    ])
    const tray = page.getByRole('region', { name: 'Bilder, die hochgeladen werden' })
    await waitForVisible(tray.getByText('eins.jpg'))
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await waitForVisible(page.getByRole('heading', { name: 'Team', level: 1 }))
    await waitForVisible(tray.getByRole('progressbar', { name: 'eins.jpg wird hochgeladen' }))
    await waitForVisible(tray.getByText('Erlaubt sind JPG, PNG, WebP und AVIF.'))
    await page.reload()
    await waitForVisible(tray.getByText('2 Bilder sind nicht angekommen, 2 da'))
    await waitForVisible(tray.getByText(/^Nicht angekommen\./))
    await button(tray, 'Schließen').click()
    await waitForHidden(tray)
  },
)
