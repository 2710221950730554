-- The user of the database of the media process, which decodes bytes of strangers. It sees sessions and files of users, and
-- nothing else. Run it as the owner of the database, with the name of the user: psql -v user=tradewind_media
-- -f deploy/media-user.sql. Its password is yours to set: alter role … password …
create role :"user" login;
grant usage on schema app to :"user";
grant select, update (last_used_at) on app.session to :"user";
grant select, insert on app.media_file, app.media_derived, app.media_leaf to :"user";
grant update (cid) on app.media_file to :"user";
grant select, insert, update on app.media_upload to :"user";
grant select on app.media_takedown to :"user";
grant execute on function app.sweep_media to :"user";
