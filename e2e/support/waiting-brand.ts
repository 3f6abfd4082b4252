import pg from 'pg'

interface WaitingBrand {
  readonly name: string
  /** E-mail address of its owner. */
  readonly owner: string
}

/** A brand that was registered and waits for its review. Registering is a journey of its own. */
export async function insertWaitingBrand(databaseUrl: string, { name, owner }: WaitingBrand): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with brand as (
         insert into brands (slug, name, name_key, website) values (lower(replace($1, ' ', '-')), $1, lower(replace($1, ' ', '')),
           'https://kante-nord.example') returning id)
       insert into brand_members (brand_id, user_id, role, is_owner)
         select brand.id, u.id, 'admin', true from brand, users u where u.email = $2`,
      [name, owner],
    )
  } finally {
    await client.end()
  }
}
