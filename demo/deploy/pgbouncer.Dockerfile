FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER postgres
# PgBouncer reads passwords from a file only.
CMD ["sh", "-c", "umask 077 && printf '\"store\" \"%s\"\\n' \"$POSTGRES_PASSWORD\" > /dev/shm/users.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
