import type pg from 'pg'
import { fillWithoutIndexes } from './bulk-load.ts'

/** Text array of SQL from words. */
const words = (...list: string[]) => `array[${list.map((word) => `'${word}'`).join(',')}]`
/** Picks an array element by a salted hash of the row number, so that columns vary independently. */
const pick = (list: string, salt: number) =>
  `(${list})[1 + (hashint4(n + ${salt} * 1000003) & 2147483647) % array_length(${list}, 1)]`

const KIND = {
  shoes: words('Sneaker', 'Boots', 'Slipper', 'Runner', 'Loafer'),
  pants: words('Cargo', 'Jeans', 'Shorts', 'Jogger', 'Chino'),
  tops: words('Hoodie', 'Tee', 'Longsleeve', 'Jacke', 'Crewneck'),
  accessories: words('Beanie', 'Cap', 'Rucksack', 'Gürtel', 'Socken'),
}
const ADJECTIVE = words('Nachtblau', 'Rau', 'Weit', 'Kurz', 'Doppelt', 'Leicht', 'Schwer', 'Boxy', 'Raw', 'Faded')
const COLOUR = words('black', 'white', 'grey', 'red', 'beige', 'green', 'blue', 'olive', 'navy', 'pink')
const TYPE = words('shoes', 'pants', 'tops', 'accessories')
const GENDER = words('men', 'women', 'unisex')

/** Products per INSERT statement. */
const PIECE = 100_000
const TABLES = ['products', 'product_images', 'product_variants', 'price_history', 'sales', 'product_counts']

/** Products $1 to $2 of $3 brands. */
const PRODUCTS = `
  insert into products (brand_id, external_id, name, description_de, description_en, gender, product_type, price_gross_cents,
    link, status, colours, material_de, material_en, tags, created_at)
  select b.id, 'bench-' || n, adjective || ' ' || kind || ' ' || n,
    kind || ' aus schwerem Stoff mit weitem Schnitt, doppelt vernäht und vorgewaschen. Fällt groß aus.',
    kind || ' made of heavy cloth with a wide cut, double stitched and washed. Runs large.',
    gender, type, cents, 'https://shop.example/p/' || n, 'active', array[colour, colour2],
    '100 % Baumwolle', '100 % cotton', array[lower(kind), lower(adjective)],
    now() - make_interval(hours => n % 9000)
  from (
    select n, type, gender, colour, colour2, adjective,
      case type ${Object.entries(KIND)
        .map(([type, list]) => `when '${type}' then ${pick(list, 3)}`)
        .join(' ')} end as kind,
      800 + ((exp(4.4 * ((hashint4(n + 77) & 65535) / 65536.0)) * 1000)::int / 100) * 100 as cents
    from (select n, ${pick(TYPE, 1)} as type, ${pick(GENDER, 2)} as gender, ${pick(COLOUR, 4)} as colour,
      ${pick(COLOUR, 5)} as colour2, ${pick(ADJECTIVE, 6)} as adjective from generate_series($1::int, $2::int) n) a) p
  join brands b on b.slug = 'label-' || (1 + n % $3::int)
  order by n`

const OF_EACH_PRODUCT = [
  `insert into product_images (brand_id, product_id, position, master, width, height, placeholder, alt_de, alt_en)
   select brand_id, id, 0, 'demo:none.webp', 1200, 1600, 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG', name, name from products`,
  // Each product has four of the sizes of its type, one in seven of them sold out.
  `insert into product_variants (brand_id, product_id, position, options_key, size_system, size, is_available)
   select p.brand_id, p.id, at, at::text, system, (sizes)[1 + (no + at) % array_length(sizes, 1)], (no + 3 * at) % 7 > 0
   from products p join (values ('tops', 'INT', array['XS','S','M','L','XL','XXL']),
       ('pants', 'W-L', array['W28/L30','W30/L32','W31/L32','W32/L34','W34/L34']),
       ('shoes', 'EU', array['38','39','40','41','42','43','44']), ('accessories', 'ONE', array['One Size'])) t(type, system, sizes)
     on t.type = p.product_type, generate_series(0, case type when 'accessories' then 0 else 3 end) at`,
  `insert into price_history (brand_id, product_id, valid_from, price_gross_cents, cause)
   select brand_id, id, created_at, price_gross_cents, 'import' from products`,
  // The name says the product until both are joined.
  `with made as (
     insert into sales (brand_id, name, percent, starts_at, ends_at)
     select brand_id, id::text, 10 + no % 40, now() - interval '1 day', now() + interval '9 days'
     from products where no % 10 = 0 returning id, brand_id, name, starts_at, ends_at)
   insert into sale_products (brand_id, sale_id, product_id, starts_at, ends_at)
   select brand_id, id, name::uuid, starts_at, ends_at from made`,
  `insert into product_counts (product_no, likes, swipes)
   select no, swipes * (15 + no % 50) / 100, swipes from (
     select no, (hashint4(no) & 511) as swipes from products) c`,
]

/**
 * Fills an empty database with invented brands and products, one picture each, sizes and some sales; the same every
 * time. Takes seconds for 100 000 products. For measurements only.
 */
export async function fillCatalogue(pool: pg.Pool, products = 100_000, brands = 400): Promise<void> {
  await pool.query(
    `insert into brands (slug, name, status) select 'label-' || n, 'Label ' || n, 'approved' from generate_series(1, $1::int) n`,
    [brands],
  )
  await fillWithoutIndexes(pool, TABLES, async (client) => {
    for (let from = 1; from <= products; from += PIECE) {
      await client.query(PRODUCTS, [from, Math.min(products, from + PIECE - 1), brands])
    }
    for (const statement of OF_EACH_PRODUCT) await client.query(statement)
  })
  // Otherwise autovacuum would run during the measurements.
  await pool.query('vacuum (analyze)')
}
