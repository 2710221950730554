-- Files of users that no work, draft or profile names, and since when. Minted works may be missing here while the chain is
-- indexed again, so a file is forgotten only where it had no name all the time.
create table app.media_unnamed (
  hash bytea primary key references app.media_file (hash),
  since timestamptz not null
);

-- Forgets files without a name, and returns the hashes whose bytes nothing refers to any longer. It runs with the rights of
-- its owner: the user of the media process sees none of the names.
create function app.sweep_media(at_time timestamptz, keep interval, most integer) returns setof bytea
language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone bytea[];
  pictures bytea[];
begin
  with named as (
    select decode(left(name, 64), 'hex') as hash from (
      select file_name as name from chain.nft_artwork
      union all select file_name from app.artwork_text
      union all select thumbnail from app.artwork_text
      union all select avatar from app.artist
      union all select banner from app.artist
    ) as names
    where name ~ '^[0-9a-f]{64}[.]'
  ), found as (
    delete from app.media_unnamed u where exists (select from named n where n.hash = u.hash)
  )
  insert into app.media_unnamed
  select f.hash, at_time from app.media_file f where not exists (select from named n where n.hash = f.hash)
  on conflict do nothing;

  select coalesce(array_agg(old.hash), '{}') into gone from (
    select u.hash from app.media_unnamed u
    where u.since <= at_time - keep
      and not exists (select from app.media_upload m where m.hash = u.hash and m.begun_at > at_time - keep)
    order by u.since limit most
  ) as old;
  update app.media_upload set hash = null where hash = any(gone);
  delete from app.media_unnamed where hash = any(gone);
  with removed as (delete from app.media_derived where hash = any(gone) returning file)
  select coalesce(array_agg(distinct file), '{}') into pictures from removed;
  delete from app.media_file where hash = any(gone);
  return query select h from unnest(gone || pictures) h
    where not exists (select from app.media_derived d where d.file = h)
      and not exists (select from app.media_file f where f.hash = h);
end $$;
revoke execute on function app.sweep_media from public;
