import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#contract/vocabulary.ts'
import { DEMO_ADMIN } from '#server/demo/desk-accounts.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { apiOf } from './api.ts'
import type { Device } from './device.ts'
import { button, topCard, topCardId, waitForVisible } from './locators.ts'
import { codeFor, linkFor } from './mailbox.ts'
import { call, newPerson, type Person, register, signIn } from './person.ts'

/** What a label does on its first evening, step by step, in the language of its device. */
export interface Evening {
  readonly url: string
  readonly language: Language
  readonly t: Translate
  /** The label's owner at work. */
  readonly page: Page
  open(options: { readonly kind: 'phone' | 'desktop'; readonly language: Language }): Promise<Device>
}

/** Staff approve everything that waits, one after the other. */
export async function approveAll({ url, open }: Evening, names: readonly string[]): Promise<void> {
  const { page, context } = await open({ kind: 'desktop', language: 'en' })
  await signIn(context.request, url, DEMO_ADMIN)
  await page.goto('/admin?area=review')
  await waitForVisible(page.getByText(names.at(-1) ?? ''))
  await page.keyboard.press('n')
  const title = page.getByRole('heading', { level: 2 })
  for (const _ of names) {
    await page.getByRole('status').getByText('You are reviewing this.').waitFor()
    const name = (await title.textContent()) ?? ''
    expect(names).toContain(name)
    await page.keyboard.press('a')
    // The next one opens by itself.
    await expect.poll(() => title.textContent()).not.toBe(name)
  }
  await page.getByRole('heading', { name: 'All reviewed' }).waitFor()
}

/** Proves the brand's domain by a code sent to an address at it. */
export async function proveDomain({ url, page }: Evening, domain: string): Promise<void> {
  const path = `/api/brand/domains/${domain}/mail`
  await call(page.request, url, 'POST', path, { email: `shop@${domain}` })
  await call(page.request, url, 'POST', `${path}/confirm`, { code: await codeFor(url, `shop@${domain}`) })
}

export interface Goods {
  readonly name: string
  readonly text: string
  readonly type: 'tops' | 'shoes'
  readonly price: string
  readonly sizes: readonly string[]
  readonly link: string
  readonly photos: readonly string[]
}

/** Puts one product in and submits it. */
export async function addProduct({ page, t, language }: Evening, goods: Goods): Promise<void> {
  await page.goto('/add-product')
  await page.getByRole('textbox', { name: t('products.name') }).fill(goods.name)
  await waitForVisible(page.getByText(t('products.savedAt', { time: '' }).trim()))
  await page.getByRole('textbox', { name: t('products.description') }).fill(goods.text)
  await page.getByLabel(t('products.type'), { exact: true }).selectOption(goods.type)
  await page.getByLabel(t('discovery.gender'), { exact: true }).selectOption('unisex')
  await page.getByRole('textbox', { name: t('products.price') }).fill(goods.price)
  for (const size of goods.sizes) await button(page, size).click()
  await button(page, t('products.addFibre')).click()
  await page.getByRole('textbox', { name: t('products.link') }).fill(goods.link)
  await page.locator('input[type=file]').setInputFiles([...goods.photos])
  await waitForVisible(page.getByText(t('pictures.count', { count: goods.photos.length, most: 12 })))
  await button(page, t('products.submit')).click()
  await waitForVisible(page.getByText(t('products.submitted')))
  expect(language).toBe(await page.evaluate(() => document.documentElement.lang))
}

/** Invites a colleague, who creates an account from the mail's link and joins as editor. */
export async function inviteColleague({ page, t, url, open, language }: Evening, brand: string): Promise<void> {
  const colleague: Person = newPerson()
  await page.goto('/dashboard/team')
  await button(page, t('team.invite')).first().click()
  await page.getByLabel(t('team.email')).fill(colleague.email)
  await button(page, t('team.send')).click()
  await waitForVisible(page.getByText(t('team.invited')))

  const { page: theirs, context } = await open({ kind: 'desktop', language })
  await register(context.request, url, colleague)
  await theirs.goto(await linkFor(url, colleague.email, '/team-invite'))
  await waitForVisible(theirs.getByText(brand))
  await button(theirs, t('team.accept')).click()
  await theirs.waitForURL(`${url}/dashboard`)
  await theirs.goto('/dashboard/products')
  await waitForVisible(theirs.getByRole('heading', { name: t('workspace.products') }))
  await changeRole(page, theirs, { brand, t, colleague })
}

/** An open workspace follows a new role when its tab becomes visible again, and says so; at last it is an owner's. */
async function changeRole(
  page: Page,
  theirs: Page,
  { brand, t, colleague }: Pick<Evening, 't'> & { readonly brand: string; readonly colleague: Person },
): Promise<void> {
  await page.reload()
  await button(page, t('team.editNamed', { name: colleague.username })).click()
  await page.getByLabel(t('team.role')).selectOption('support')
  await button(page, t('team.save')).click()
  await waitForVisible(page.getByText(t('team.saved')))
  const sections = theirs.getByRole('navigation', { name: t('workspace.sections') })
  const products = sections.getByRole('link', { name: t('workspace.products') })
  await waitForVisible(products)
  await theirs.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await waitForVisible(theirs.getByText(t('workspace.roleNow', { brand, role: t('workspace.role-support') })))
  await waitForVisible(theirs.getByRole('heading', { name: t('workspace.notAllowedTitle') }))
  await products.waitFor({ state: 'detached' })
  await handOver(page, colleague, t)
  await theirs.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await waitForVisible(products)
}

/** Makes the colleague an owner beside the first one. */
async function handOver(page: Page, { username: name }: Person, t: Evening['t']): Promise<void> {
  await button(page, t('team.editNamed', { name })).click()
  await button(page, t('team.makeOwner')).click()
  await waitForVisible(page.getByRole('heading', { name: t('team.handOverTitle', { name }) }))
  await button(page, t('team.makeOwner')).click()
  await waitForVisible(page.getByText(t('team.handedOver', { name })))
}

/** Another account finds the shop by its name, swipes its goods and finds the liked one in Saved. */
export async function swipeGoods({ url, open, language, t }: Evening, brand: string, names: readonly string[]) {
  const { page, context } = await open({ kind: 'phone', language })
  await register(context.request, url, newPerson())
  await page.goto('/brands')
  await page.getByRole('searchbox').fill(brand)
  await page.getByRole('link', { name: brand }).first().click()
  await button(page, t('brands.swipe'))
    .or(page.getByRole('link', { name: t('brands.swipe') }))
    .first()
    .click()
  await waitForVisible(topCard(page))
  const productId = await topCardId(page)
  const title = (await topCard(page).getByRole('heading').first().textContent()) ?? ''
  const name = names.find((one) => title.endsWith(one)) ?? `none of ours: ${title}`
  // The deck of everything has them, too.
  const feed = await apiOf({ context }, url).feed()
  expect(feed.map((product) => product.name)).toEqual(expect.arrayContaining([...names]))
  await button(page, t('discovery.like')).click()
  await expect.poll(() => topCard(page).getAttribute('data-card')).not.toBe(productId)
  await page.goto('/saved')
  await waitForVisible(page.getByRole('button').filter({ hasText: name }))
}
