-- The projects that the launchpad lists. A sale says the numbers of its project and round; nothing of a sale is here.
create table app.project (
  id bigint primary key,
  symbol text not null,
  name text not null,
  unit text not null,
  description text not null,
  logo text,
  background text,
  telegram text,
  twitter text,
  medium text,
  website text,
  network text not null,
  reference_id text,
  total_supply text,
  shows_disclaimer boolean not null,
  shows_claim_popup boolean not null,
  needs_kyc boolean not null,
  state text not null,
  -- Milliseconds. Unique: it is the cursor of pages.
  created bigint not null unique
);
-- One project has a symbol, in any letter case.
create unique index project_by_symbol on app.project (upper(symbol));

create table app.project_round (
  project bigint not null references app.project (id),
  round integer not null,
  name text not null,
  chain_id integer not null,
  primary key (project, round)
);

-- The last answer of an account to the disclaimer of a project.
create table app.disclaimer (
  account bytea not null,
  project bigint not null,
  is_accepted boolean not null,
  -- A phone code, and the country of ISO 3166-1 where the account named it.
  country_id integer not null,
  country_code text,
  text_version integer not null,
  at timestamptz not null,
  primary key (account, project)
);

create table app.kyc (
  account bytea primary key,
  is_complete boolean not null,
  source text not null,
  at timestamptz not null
);

create index sale_by_project on chain.sale (project, round, chain_id, number);
create index sale_by_opening on chain.sale (open_at);
